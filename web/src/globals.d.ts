/** The name of this build; the server tells the one it has. */
declare const __BUILD__: string;
