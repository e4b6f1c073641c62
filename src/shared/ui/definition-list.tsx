import type { ReactNode } from 'react'

/** A name and what stands there; nothing, where there is nothing to say of it. */
export type Definition = readonly [name: string, value: ReactNode]

export type DefinitionListProps = { definitions: readonly Definition[] }

export function DefinitionList({ definitions }: DefinitionListProps) {
  return (
    <dl className="definition-list">
      {definitions
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className="definition-pair">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
