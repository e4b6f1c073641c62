import type { EligibilityProblem } from '@contract/modules/leave/leave-type.rules'
import type { LeaveChoices } from '@contract/modules/leave/leave.views'
import type { AskValues } from '@/features/leave/ask/ask-values'
import { shownDays } from '@/features/leave/use-days'
import { FormSelect } from '@/shared/form/form-select'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

type LeaveChoice = LeaveChoices['types'][number]

export type AskTypeProps = {
  form: PortalForm<AskValues>
  choices: LeaveChoices
  type: LeaveChoice | undefined
}

const LAWS = ['SIL', 'MATERNITY', 'PATERNITY', 'SOLO_PARENT', 'VAWC', 'SPECIAL_WOMEN'] as const

/** What may be taken, and for what may not be, why. */
export function AskType({ form, choices, type }: AskTypeProps) {
  const t = usePhrases('leave')
  const open = choices.types.filter(each => each.problems.length === 0 || each.id === type?.id)
  const closed = choices.types.filter(each => each.problems.length > 0)
  const law = LAWS.find(code => code === type?.code)
  const year = Number(choices.today.slice(0, 4))
  const label = ({ name: stored, balances }: LeaveChoice) => {
    const name = storedName('leave_type', stored)
    const left = balances.find(each => each.year === year)?.available
    return left === undefined ? name : t('ask.type_available', { name, days: shownDays(left) })
  }
  return (
    <>
      <FormSelect
        form={form}
        name="leave_type_id"
        label={t('ask.type')}
        required
        placeholder={t('ask.choose_type')}
        options={open.map(each => ({ value: each.id, label: label(each) }))}
      />
      {type && (law || !type.discretionary) && (
        <Banner title={t('law.title')} icon="info-circle">
          {law && <p>{t(`law.${law}`)}</p>}
          {!type.discretionary && <p>{t('law.note')}</p>}
        </Banner>
      )}
      {closed.length > 0 && (
        <details className="closed-types">
          <summary>{t('ask.not_for_you', { count: closed.length })}</summary>
          <ul>
            {closed.map(({ id, name, problems }) => (
              <li key={id}>
                <bdi className="fw-medium">{storedName('leave_type', name)}</bdi>
                {problems.map(problem => (
                  <span key={problem} className="text-muted">
                    {t(conditionKey(problem))}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const KNOWN: readonly EligibilityProblem[] = [
  'service_too_short',
  'regular_only',
  'has_paid_leave',
  'sex_not_eligible',
  'married_only',
  'solo_parent_id_missing',
  'events_used_up',
  'more_than_an_event_gives',
]

/** The words for why a kind of leave is closed to somebody; of a reason that nobody wrote words for, that it is. */
function conditionKey(problem: string): `condition.${EligibilityProblem | 'because'}` {
  return `condition.${KNOWN.find(each => each === problem) ?? 'because'}`
}
