/**
 * Where the words of a list and its fields are looked for, in order: the list's own, its module's, those that all
 * lists share, those that all documents share, the names of the fields of documents, and those of documents themselves.
 */
export function wordPlaces(
  namespace: string,
  list: string | undefined,
  key: string,
): (readonly [namespace: string, key: string])[] {
  return [
    ...(list ? [[namespace, `${list}.${key}`] as const] : []),
    [namespace, key],
    ['grid', key],
    ['record', key],
    ['document', key],
    ...(list ? [['document-names', `${list}.${key}`] as const] : []),
    ['document-types', key],
  ]
}
