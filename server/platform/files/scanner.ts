/** Looks into a file for what harms. It answers, or throws where it cannot be asked now. */
export type Scanner = {
  /** What was found, by the name the scanner gives it; null for nothing. */
  findHarm(content: Buffer): Promise<string | null>
}
