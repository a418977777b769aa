"""What goes over the wire, and the handlers that send and receive it."""
