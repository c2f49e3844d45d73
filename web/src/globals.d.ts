/** The name of this build; the server names the one it has. */
declare const __BUILD__: string;
