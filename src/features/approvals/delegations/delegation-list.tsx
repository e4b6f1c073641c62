import type { ApprovalDelegation } from '@contract/modules/approvals/approval-delegation.calls'
import { delegationActions, useListDelegationsQuery } from '@/features/approvals/delegations/delegations.api'
import { useCommand } from '@/shared/command/use-command'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

const TONES = { coming: 'info', current: 'success', over: 'neutral' } as const

/** One's own, and those that others made in favour of the reader. */
export function DelegationList() {
  const t = usePhrases('approvals')
  const formats = useFormats()
  const { data, ...answer } = useListDelegationsQuery()
  const [end, busyId] = useCommand(delegationActions.end)
  if (answer.error || !data) return <AnswerWait answer={answer} lines={3} />

  const dates = ({ date_from, date_to }: ApprovalDelegation) =>
    date_to
      ? t('delegation.dates', { from: formats.shortDate(date_from), to: formats.shortDate(date_to) })
      : t('delegation.open_end', { from: formats.shortDate(date_from) })
  return (
    <section className="delegations">
      <h3>{t('delegation.list')}</h3>
      {data.length === 0 && <p className="text-muted">{t('delegation.none')}</p>}
      <ul>
        {data.map(delegation => (
          <li key={delegation.id}>
            <span className="delegation-words">
              <strong dir="auto">
                {delegation.is_own
                  ? t('delegation.by_them', { name: delegation.to_name })
                  : t('delegation.by_you', { name: delegation.from_name })}
              </strong>
              <span className="text-muted">{dates(delegation)}</span>
              {delegation.reason && <span dir="auto">{delegation.reason}</span>}
            </span>
            <Badge tone={TONES[delegation.state]}>{t(`delegation.state.${delegation.state}`)}</Badge>
            {delegation.is_own && delegation.state !== 'over' && (
              <Button
                size="sm"
                busy={busyId === delegation.id}
                onClick={() => void end({ record: delegation }, t('delegation.ended'))}
              >
                {t('delegation.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
