/** `host` is the folder of a unix socket, or 127.0.0.1. */
export type ConnectionSettings = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** What a server that may be busy is given to let somebody in. */
export const CONNECT_MS = 10_000
