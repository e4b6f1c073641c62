/** `host` is the folder of a unix socket, or 127.0.0.1. */
export type ConnectionSettings = {
  host: string
  port: number
  user: string
  password: string
  database: string
}
