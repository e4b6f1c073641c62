export type PhraseFiles = Record<string, () => Promise<Record<string, object>>>

/** By the name of the file, "leave.phrases.ts"; each exports one object, whatever its name. */
export function phraseFinder(files: PhraseFiles) {
  const byName = new Map(
    Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]),
  )
  return (name: string): Promise<object> | null => {
    const load = byName.get(name)
    return load ? load().then(file => Object.values(file)[0] ?? {}) : null
  }
}
