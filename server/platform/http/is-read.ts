const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request changes nothing, by its method. */
export const isRead = ({ method }: { method: string }): boolean => READS.has(method)
