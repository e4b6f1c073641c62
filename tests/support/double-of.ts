/** Stands in for something with what is asked of it here; what is missing is missing in the test as well. */
export const doubleOf = <T>(part: unknown): T => part as T
