import { useState } from 'react'
import type { BankPlace, BankRegister } from '@contract/modules/accounting/bank-register'
import { registerSteps, type RegisterStep } from '@contract/modules/accounting/bank-register.rules'
import { shownSteps } from '@contract/selling/shown-step'
import { useGetBankRegisterQuery } from '@/features/bank-register/bank-register.api'
import type { BankAddress } from '@/features/bank-register/use-bank-address'
import { TraceSteps, TraceDialog } from '@/shared/computation/computation-steps'
import { MonthSpan } from '@/shared/form/month-span'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { Answer } from '@/shared/record/answer'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'
import { Skeleton } from '@/shared/ui/skeleton'

export type RegisterViewProps = { place: BankPlace; address: BankAddress }

/** The account in the books, line by line with its balance. */
export function RegisterView({ place, address: { months, change } }: RegisterViewProps) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  const [traced, setTraced] = useState<number | null>(null)
  const answer = useGetBankRegisterQuery({ ...place, ...months })
  const columns = (['line', 'debit', 'credit', 'balance_after'] as const).map(key => ({ key, label: t(key) }))
  return (
    <div className="bank-view">
      <div className="statement-bar">
        <MonthSpan {...months} labels={{ from: t('from'), to: t('to') }} onChange={change} />
      </div>
      <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
        {register => (
          <>
            <StatementTable title={t('view.register')} columns={columns}>
              <tbody className="statement-rows">
                <tr>
                  <th scope="row">{t('opening')}</th>
                  <td />
                  <td />
                  <StatementFigure amount={register.opening} />
                </tr>
                {register.lines.map((line, at) => (
                  <tr key={line.id}>
                    <th scope="row">
                      <span className="text-nowrap">
                        <EntryLink id={line.entry_id} number={line.number} />
                      </span>{' '}
                      <span className="text-nowrap">
                        <Ltr>{formats.date(line.entry_date)}</Ltr>
                      </span>
                      <div className="text-muted small">
                        <bdi>{line.memo}</bdi>
                        {line.bank_line_id && ` · ${t('matched')}`}
                      </div>
                    </th>
                    <StatementFigure amount={line.debit} />
                    <StatementFigure amount={line.credit} />
                    <StatementFigure
                      amount={line.balance}
                      how={{
                        open: () => setTraced(at),
                        label: t('trace.open', { name: `${t('balance_after')}, ${line.number}` }),
                      }}
                    />
                  </tr>
                ))}
              </tbody>
              <tbody className="statement-result">
                <tr>
                  <th scope="row">{t('closing')}</th>
                  <td />
                  <td />
                  <StatementFigure amount={register.closing} />
                </tr>
              </tbody>
            </StatementTable>
            {traced !== null && (
              <RegisterTrace register={register} at={traced} onClose={() => setTraced(null)} />
            )}
          </>
        )}
      </Answer>
    </div>
  )
}

type RegisterTraceProps = { register: BankRegister; at: number; onClose: () => void }

/** How the balance after a line of the register comes about, and the way to its entry. */
function RegisterTrace({ register, at, onClose }: RegisterTraceProps) {
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
