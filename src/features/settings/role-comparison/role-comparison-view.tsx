import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListCatalogueQuery } from '@/features/settings/catalogue.api'
import { RoleComparisonTable } from '@/features/settings/role-comparison/role-comparison-table'
import { compareRights, type ComparisonFilter } from '@/features/settings/role-comparison/role-comparison'
import { useCompareRolesQuery } from '@/features/settings/roles/role.api'
import { RightsSearch } from '@/features/settings/roles/rights-search'
import { useAccessNames } from '@/shared/access/use-access-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import '@/shared/resource/list.scss'

/** All roles beside all rights, narrowed to what one looks for. */
export function RoleComparisonView() {
  const r = usePhrases('rights')
  const names = useAccessNames()
  const { filter, change } = useComparisonAddress()
  const roles = useCompareRolesQuery()
  const catalogue = useListCatalogueQuery()
  const [known, rights] = [roles.currentData, catalogue.currentData]
  const compared = useMemo(
    () => known && rights && compareRights(rights, known, filter, names.permission),
    // oxlint-disable-next-line react/exhaustive-deps -- the filter is made anew at each drawing
    [known, rights, names, filter.search, filter.module, filter.role, filter.other],
  )
  const failed = roles.error === undefined ? catalogue : roles
  const choices = (known ?? []).map(role => ({ value: role.id, label: names.role(role) }))
  return (
    <Card flush>
      <div className="list-toolbar">
        <RightsSearch rights={rights ?? []} narrowing={filter} onChange={change} />
        <Select
          aria-label={r('compare.role')}
          value={filter.role}
          placeholder={r('compare.every_role')}
          options={choices}
          onChange={event => change({ role: event.target.value, other: '' })}
        />
        {filter.role !== '' && (
          <Select
            aria-label={r('compare.with')}
            value={filter.other}
            placeholder={r('compare.with')}
            options={choices.filter(({ value }) => value !== filter.role)}
            onChange={event => change({ other: event.target.value })}
          />
        )}
      </div>
      <Answer
        answer={{ ...failed, currentData: compared }}
        wait={<Skeleton shape="rows" lines={10} className="p-3" />}
      >
        {comparison =>
          comparison.groups.length === 0 ? (
            <EmptyState icon="search" title={r('matrix.no_match')}>
              {r(filter.other === '' ? 'matrix.no_match_text' : 'compare.same')}
            </EmptyState>
          ) : (
            <RoleComparisonTable comparison={comparison} />
          )
        }
      </Answer>
    </Card>
  )
}

type ComparisonAddress = {
  filter: ComparisonFilter
  change: (part: Partial<ComparisonFilter>) => void
}

/** What is compared stands in the address, so that it can be sent to a colleague. */
function useComparisonAddress(): ComparisonAddress {
  const [params, setParams] = useSearchParams()
  const said = (name: keyof ComparisonFilter) => params.get(name) ?? ''
  const filter = {
    search: said('search'),
    module: said('module'),
    role: said('role'),
    other: said('other'),
  }
  const change: ComparisonAddress['change'] = part => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(part))
      if (value) next.set(name, value)
      else next.delete(name)
    setParams(next, { replace: true })
  }
  return { filter, change }
}
