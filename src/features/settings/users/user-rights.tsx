import { useState } from 'react'
import { moduleName } from '@contract/access/modules'
import type { EffectiveRights } from '@contract/modules/settings/user-access'
import { RightLine } from '@/features/settings/users/right-line'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useGetUserRightsQuery, useListRoleChoicesQuery } from '@/features/settings/users/user.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { SearchBox } from '@/shared/resource/search-box'
import { Badge } from '@/shared/ui/badge'
import { Banner } from '@/shared/ui/banner'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Select } from '@/shared/ui/select'
import '@/shared/resource/list.scss'

export type UserRightsProps = { id: string }

type RightsShown = 'held' | 'missing' | 'all'
const SHOWN: readonly RightsShown[] = ['held', 'missing', 'all']

function fits(right: EffectiveRights['rights'][number], shown: RightsShown): boolean {
  return shown === 'all' || (shown === 'held') === (right.scope !== null)
}

/** Why somebody may, or may not: role, right, how far, where; and what it would take. */
export function UserRights({ id }: UserRightsProps) {
  const r = usePhrases('rights')
  const names = useAccessNames()
  const { currentData: data, ...answer } = useGetUserRightsQuery(id)
  const roles = useListRoleChoicesQuery()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<RightsShown>('held')

  if (answer.error || !data) return <AnswerWait answer={answer} shape="rows" lines={10} />
  const nameOfRole = (code: string) => {
    const name = roles.data?.find(role => role.code === code)?.name ?? code
    return names.role({ name })
  }
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  const found = data.rights.filter(
    right =>
      fits(right, shown) &&
      words.every(word => `${right.code} ${names.permission(right.code)}`.toLocaleLowerCase().includes(word)),
  )
  const groups = Map.groupBy(found, right => right.module)
  const reasons = (unit: EffectiveRights['units'][number]) =>
    [
      ...unit.via.map(nameOfRole),
      ...(unit.granted ? [r('explain.granted')] : []),
      ...(unit.denied ? [r('explain.denied')] : []),
    ].join(', ')

  return (
    <div className="stack">
      {data.status !== 'active' && <Banner tone="warning">{r('explain.not_active')}</Banner>}
      {data.conflicts.length > 0 && (
        <Banner tone="warning" title={r('explain.conflicts')}>
          <ul>
            {data.conflicts.map(conflict => (
              <li key={conflict.code}>{names.duty(conflict)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Card title={r('explain.units')}>
        <ul className="plain-list explain-units">
          {data.units.map(unit => (
            <li key={unit.ou_code} className="cluster">
              <Badge tone={unit.is_open ? 'success' : 'neutral'} dot>
                {unit.ou_name} · {unit.ou_code}
              </Badge>
              <span className="text-muted small">{reasons(unit) || r('explain.no_way')}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={r('explain.rights')} text={r('explain.text')} flush>
        <div className="list-toolbar">
          <SearchBox label={r('matrix.search')} value={search} onSearch={setSearch} />
          <Select
            aria-label={r('matrix.only')}
            value={shown}
            options={SHOWN.map(value => ({ value, label: r(`explain.show.${value}`) }))}
            onChange={event => setShown(event.target.value as RightsShown)}
          />
        </div>
        {found.length === 0 && <EmptyState icon="search" title={r('matrix.no_match')} />}
        {[...groups].map(([module, rights]) => (
          <section key={module} className="explain-group">
            <h3 className="section-title">{names.module({ code: module, name: moduleName(module) })}</h3>
            <ul className="plain-list">
              {rights.map(right => (
                <RightLine key={right.code} right={right} nameOfRole={nameOfRole} />
              ))}
            </ul>
          </section>
        ))}
      </Card>
    </div>
  )
}
