import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { moduleName } from '@contract/access/modules'
import type { Scope } from '@contract/access/scopes'
import type { CatalogueEntry } from '@/features/settings/catalogue.api'
import { choicesOf, MatrixRow, type Choice } from '@/features/settings/roles/matrix-row'
import type { RoleGrants, MatrixGroup } from '@/features/settings/roles/matrix-rows'
import { nextCell } from '@/features/settings/roles/next-cell'
import { useAccessNames } from '@/shared/access/use-access-names'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type RightsMatrixProps = {
  groups: readonly MatrixGroup[]
  held: RoleGrants
  saved: RoleGrants
  /** Without it the matrix only shows. */
  onChange?: ((code: string, scope: Scope | null) => void) | undefined
}

type Place = { code: string; choice: Choice }

/** Permission by scope: one stop for Tab, arrows from cell to cell, space chooses, delete takes away. */
export function RightsMatrix({ groups, held, saved, onChange }: RightsMatrixProps) {
  const r = usePhrases('rights')
  const names = useAccessNames()
  const [at, setAt] = useState<Place | null>(null)
  const entries = groups.flatMap(group => group.entries)
  const first = entries[0]
  const known = at && entries.some(entry => entry.code === at.code)
  const stop: Place | null = known
    ? at
    : first
      ? { code: first.code, choice: held.get(first.code) ?? 'none' }
      : null

  const choose = ({ code, choice }: Place) => onChange?.(code, choice === 'none' ? null : choice)
  const placeOf = (target: EventTarget): Place | null => {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-choice]')
    const { code, choice } = cell?.dataset ?? {}
    return code && choice ? { code, choice: choice as Choice } : null
  }
  const handleClick = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (!place) return
    setAt(place)
    choose(place)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!place || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === ' ' || event.key === 'Enter') choose(place)
    else if (event.key === 'Delete' || event.key === 'Backspace') choose({ ...place, choice: 'none' })
    else {
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const rows = entries.map(entry => ({ code: entry.code, choices: choicesOf(entry) }))
      const next = nextCell(rows, place, event.key, isRtl)
      if (!next) return
      setAt(next)
      event.currentTarget
        .querySelector<HTMLElement>(`[data-code="${next.code}"][data-choice="${next.choice}"]`)
        ?.focus()
    }
    event.preventDefault()
  }

  const row = (entry: CatalogueEntry) => (
    <MatrixRow
      key={entry.code}
      entry={entry}
      label={names.permission(entry.code)}
      scope={held.get(entry.code) ?? null}
      savedScope={saved.get(entry.code) ?? null}
      stop={stop?.code === entry.code ? stop.choice : null}
      isReadOnly={!onChange}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one at a time
    <div
      role="grid"
      aria-label={r('matrix.title')}
      aria-readonly={onChange ? undefined : true}
      className="matrix"
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {groups.map(({ module, entries: inside }) => (
        <div role="rowgroup" key={module} className="matrix-group">
          <div role="row" className="matrix-module">
            <div role="columnheader">{names.module({ code: module, name: moduleName(module) })}</div>
          </div>
          {inside.map(row)}
        </div>
      ))}
    </div>
  )
}
