/** The one place that speaks to the console: for whoever looks into a browser that misbehaves. */
export function logError(message: string, error: unknown): void {
  console.error(message, error)
}
