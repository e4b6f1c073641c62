/** What the calls need to know of the session; given once at the start, so that http knows no store. */
export interface HttpPorts {
  /** The id of the user of this tab; null when signed out. */
  userId: () => string | null
  /** Read anew before every call: another tab may have changed or removed it. */
  token: () => string | null
  /** The unit chosen in this tab. */
  activeOu: () => string | null
  /** A language tag; messages come back in it. */
  language: () => string
  /** A 401 for the session that stands, or no token any more where there should be one. */
  onSessionLost: (why: 'expired' | 'elsewhere') => void
  onForbidden: () => void
  /** Asks for the password again; true once it was shown. */
  askForPassword: () => Promise<boolean>
}

const unconnected: HttpPorts = {
  userId: () => null,
  token: () => null,
  activeOu: () => null,
  language: () => 'en',
  onSessionLost: () => undefined,
  onForbidden: () => undefined,
  askForPassword: () => Promise.resolve(false),
}

let ports = unconnected

/** Gives back how to take the connection away again; calls still under way then belong to nobody. */
export function connectHttp(given: HttpPorts): () => void {
  ports = given
  return () => {
    if (ports === given) ports = unconnected
  }
}

export function httpPorts(): HttpPorts {
  return ports
}
