/** The one place that speaks to the console: for whoever looks into a browser that misbehaves. */
export function logError(message: string, error: unknown): void {
  console.error(message, error)
}

/** Something is used in a way that cannot work; nobody who uses the portal is hindered. */
export function logWarning(message: string): void {
  console.warn(message)
}
