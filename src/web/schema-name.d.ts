/** Names the declarations that rows are made by; put in by the build. */
declare const SCHEMA_NAME: string
