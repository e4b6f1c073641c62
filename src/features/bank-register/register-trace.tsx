import type { BankRegister } from '@contract/modules/accounting/bank-register'
import { registerSteps, type RegisterStep } from '@contract/modules/accounting/bank-register.rules'
import { shownSteps } from '@contract/selling/shown-step'
import { TraceSteps, TraceDialog } from '@/shared/computation/computation-steps'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type RegisterTraceProps = { register: BankRegister; at: number; onClose: () => void }

/** How the balance after a line of the register comes about, and the way to its entry. */
export function RegisterTrace({ register, at, onClose }: RegisterTraceProps) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  const line = register.lines[at]
  if (!line) return null
  return (
    <TraceDialog
      title={`${t('balance_after')}, ${line.number}, ${formats.date(line.entry_date)}`}
      links={[{ key: 'entry', words: t('trace.entry'), to: `/accounting/journal?record=${line.entry_id}` }]}
      onClose={onClose}
    >
      <TraceSteps
        steps={shownSteps(registerSteps(register, at))}
        total="balance_after"
        label={t('trace.how')}
        nameOf={({ key }) => t(key as RegisterStep)}
        rules={[t('trace.rule.register'), t('trace.exact')]}
      />
    </TraceDialog>
  )
}
