import { useMemo } from 'react'
import { oneOf } from '@contract/kernel/one-of'
import { useGetLeaveChoicesQuery } from '@/features/leave/leave.api'
import { BalanceCard } from '@/features/leave/balances/balance-card'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { requestColumns } from '@/features/leave/requests/request-columns'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import type { ListConditions, ResourceApi } from '@/shared/resource/resource-types'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'

const COLUMNS = requestColumns(false)

/** What is left of each kind, and what was asked for. */
export function MyLeave() {
  const t = usePhrases('leave')
  const { data, ...answer } = useGetLeaveChoicesQuery(null)
  const employee = data?.employee_id ?? null
  const api = useMemo(() => (employee ? onlyOf(leaveRequests, employee) : null), [employee])
  if (!data) return <AnswerWait answer={answer} lines={8} />
  if (!api)
    return (
      <EmptyState icon="person-badge" title={t('ask.not_employee')}>
        {t('ask.not_employee_text')}
      </EmptyState>
    )
  const year = Number(data.today.slice(0, 4))
  const kept = data.types.flatMap(({ id, name, balances }) => {
    const balance = balances.find(each => each.year === year)
    return balance ? [{ id, name, balance }] : []
  })
  return (
    <div className="stack">
      <section aria-label={t('balance.title')}>
        {kept.length === 0 ? (
          <p className="text-muted">{t('balance.empty_text')}</p>
        ) : (
          <ul className="balance-cards">
            {kept.map(({ id, name, balance }) => (
              <li key={id}>
                <BalanceCard name={name} balance={balance} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <ResourceScreen
        api={api}
        namespace="leave"
        name="mine"
        columns={COLUMNS}
        readOnly
        isPart
        next={
          <ButtonLink to="?ask=new" variant="primary" icon="plus-lg">
            {t('ask.open')}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** The calls of a list as if it held the rows of one employee alone, for those who may see more than their own. */
function onlyOf<Listed, Shown>(
  api: ResourceApi<Listed, Shown>,
  employeeId: string,
): ResourceApi<Listed, Shown> {
  const own = { employee_id: oneOf(employeeId) }
  const narrow = <N extends ListConditions>(asked: N): N => ({
    ...asked,
    filter: { ...asked.filter, ...own },
  })
  return {
    ...api,
    useListQuery: (params, options) => api.useListQuery(narrow(params), options),
    useCountQuery: (narrowing, options) => api.useCountQuery(narrow(narrowing), options),
    fetchRows: (params, signal) => api.fetchRows(narrow(params), signal),
    fetchValues: (field, query, signal) => api.fetchValues(field, narrow(query), signal),
    fetchAggregate: (query, signal) => api.fetchAggregate(narrow(query), signal),
    openExport: (query, signal) => api.openExport(narrow(query), signal),
  }
}
