"""Every sentence a player sees, one module per screen; nothing else holds visible words."""
