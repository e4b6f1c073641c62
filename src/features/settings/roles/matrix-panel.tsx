import { useMemo, useState } from 'react'
import type { Scope } from '@contract/access/scopes'
import { useListCatalogueQuery } from '@/features/settings/catalogue.api'
import { matrixGroups, type RoleGrants, type MatrixFilter } from '@/features/settings/roles/matrix-rows'
import { RightsSearch } from '@/features/settings/roles/rights-search'
import { RightsMatrix } from '@/features/settings/roles/rights-matrix'
import { useAccessNames } from '@/shared/access/use-access-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { EmptyState } from '@/shared/ui/empty-state'
import { Select } from '@/shared/ui/select'
import '@/shared/resource/list.scss'

export type MatrixPanelProps = {
  held: RoleGrants
  saved: RoleGrants
  onChange?: ((code: string, scope: Scope | null) => void) | undefined
}

const SHOWN = ['all', 'held', 'changed'] as const

/** The matrix with what narrows it: words, a module, what is held, what differs from what is saved. */
export function MatrixPanel({ held, saved, onChange }: MatrixPanelProps) {
  const r = usePhrases('rights')
  const names = useAccessNames()
  const { data: catalogue, ...answer } = useListCatalogueQuery()
  const [filter, setFilter] = useState<MatrixFilter>({
    search: '',
    module: '',
    only: onChange ? 'all' : 'held',
  })
  const change = (part: Partial<MatrixFilter>) => setFilter(before => ({ ...before, ...part }))
  const groups = useMemo(
    () => matrixGroups(catalogue ?? [], filter, held, saved, names.permission),
    [catalogue, filter, held, saved, names],
  )

  if (answer.error || !catalogue)
    return <AnswerWait answer={answer} shape="rows" lines={10} className="p-3" />
  return (
    <>
      <div className="list-toolbar">
        <RightsSearch rights={catalogue} narrowing={filter} onChange={change} />
        <Select
          aria-label={r('matrix.only')}
          value={filter.only}
          options={SHOWN.filter(only => onChange || only !== 'changed').map(value => ({
            value,
            label: r(`matrix.show.${value}`),
          }))}
          onChange={event => change({ only: event.target.value as MatrixFilter['only'] })}
        />
      </div>
      {groups.length === 0 ? (
        <EmptyState icon="search" title={r('matrix.no_match')}>
          {r('matrix.no_match_text')}
        </EmptyState>
      ) : (
        <RightsMatrix groups={groups} held={held} saved={saved} onChange={onChange} />
      )}
    </>
  )
}
