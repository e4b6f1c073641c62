import { useSearchParams } from 'react-router-dom'

/** How far a developer is opened: all its statements, those of a project, the lines of one of them. */
export function useOwedAddress(developerId: string) {
  const [params] = useSearchParams()
  const isOpened = params.get('developer') === developerId
  const to = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const name of ['project', 'statement']) next.delete(name)
    for (const [name, value] of Object.entries({ developer: developerId, ...changes }))
      if (value !== '') next.set(name, value)
    return `?${next.toString()}`
  }
  const project = isOpened ? (params.get('project') ?? '') : ''
  return {
    isOpened,
    project,
    statement: isOpened ? (params.get('statement') ?? '') : '',
    toProject: (id: string) => to({ project: id }),
    toStatement: (id: string) => to({ project, statement: id }),
  }
}
export type OwedAddress = ReturnType<typeof useOwedAddress>
