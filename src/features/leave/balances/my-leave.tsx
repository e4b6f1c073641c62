import { useMemo } from 'react'
import { useGetLeaveChoicesQuery } from '@/features/leave/leave.api'
import { BalanceCard } from '@/features/leave/balances/balance-card'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { requestColumns } from '@/features/leave/requests/request-columns'
import { onlyOf } from '@/features/leave/balances/only-of'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { ResourceScreen } from '@/shared/resource/resource-screen'
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
