import type { SodRule } from '@contract/modules/settings/sod-rule.resource'
import { sodRules, useListSodRulesQuery } from '@/features/settings/company.api'
import { useAccessNames } from '@/shared/access/use-access-names'
import { failureText, toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error, success } from '@/shared/notify/notification.slice'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { useAppDispatch } from '@/shared/store/hooks'
import { Select } from '@/shared/ui/select'

const SEVERITIES = ['block', 'warn'] as const

export type DutiesListProps = { mayChange: boolean }

export function DutiesList({ mayChange }: DutiesListProps) {
  const t = usePhrases('settings')
  const r = usePhrases('rights')
  const names = useAccessNames()
  const told = useWithToast()
  const { data, ...answer } = useListSodRulesQuery()
  const [update] = sodRules.useUpdateMutation()

  const handleChange = (rule: SodRule, severity: string) =>
    told(
      () => update({ id: rule.id, row_version: rule.row_version, values: { severity } }).unwrap(),
      r('duties.saved'),
    )
  if (answer.error || !data) return <AnswerWait answer={answer} lines={10} />
  return (
    <div className="stack">
      <p className="text-muted">{r('duties.text')}</p>
      <ul className="duties">
        {data.map(rule => {
          const label = `${names.permission(rule.permission_a)} + ${names.permission(rule.permission_b)}`
          return (
            <li key={rule.id} className="duty">
              <div>
                <strong>{label}</strong>
                <p className="text-muted small">{names.duty(rule)}</p>
              </div>
              <Select
                aria-label={label}
                value={rule.severity}
                disabled={!mayChange}
                options={SEVERITIES.map(value => ({ value, label: t(`values.severity.${value}`) }))}
                onChange={event => void handleChange(rule, event.target.value)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Does something and says how it went; gives back what was refused, or null when it was done. */
function useWithToast(): (work: () => Promise<unknown>, done: string) => Promise<ApiFailure | null> {
  const dispatch = useAppDispatch()
  return async (work, done) => {
    try {
      await work()
      dispatch(success(done))
      return null
    } catch (failed) {
      const failure = toApiFailure(failed)
      dispatch(error(failureText(failure)))
      return failure
    }
  }
}
