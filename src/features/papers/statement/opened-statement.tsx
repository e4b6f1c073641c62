import { formatAmount, pesoAmount } from '@contract/kernel/money'
import type { OpenedStatement } from '@contract/modules/commission/statement-link'
import { PaperRows } from '@/features/papers/paper-rows'
import { SavePaperButton } from '@/features/papers/save-paper-button'
import { StatementAnswer } from '@/features/papers/statement/statement-answer'
import { StatementStanding } from '@/features/papers/statement/statement-standing'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type OpenedStatementProps = {
  opened: OpenedStatement
  token: string
  onAnswered: (opened: OpenedStatement) => void
}

const TOTALS = ['net_amount', 'vat_amount', 'gross_amount', 'expected_ewt', 'collectible'] as const

/** The statement as it was sent; below it the answer, or what was answered. */
export function OpenedStatementView({ opened, token, onAnswered }: OpenedStatementProps) {
  const t = usePhrases('papers')
  const formats = useFormats()
  const { company, number } = opened
  const amount = (text: string) => <Ltr>{formatAmount(text)}</Ltr>
  return (
    <>
      <article className="link-card paper">
        <header className="link-who">
          <p className="link-kind">
            <bdi>{company.name}</bdi>
          </p>
          <h1 className="link-title" tabIndex={-1} data-page-title>
            {t('statement.title')} <Ltr>{number}</Ltr>
          </h1>
          <p className="link-faint">{t('statement.for', { developer: opened.developer_name })}</p>
        </header>
        <StatementStanding opened={opened} />
        <PaperRows
          rows={[
            { name: t('statement.statement_on'), value: formats.date(opened.statement_on) },
            { name: t('statement.due_on'), value: formats.date(opened.due_on) },
            ...TOTALS.map(name => ({
              name: t(`statement.${name}`),
              value: name === 'collectible' ? <Ltr>{pesoAmount(opened[name])}</Ltr> : amount(opened[name]),
              isTotal: name === 'collectible',
            })),
          ]}
        />
        <section>
          <h2>{t('statement.lines')}</h2>
          <ol className="paper-lines">
            {opened.lines.map(line => (
              <li key={line.no}>
                <strong>
                  <bdi>{line.unit_code}</bdi> · <bdi>{line.sale_no}</bdi>
                </strong>
                <span className="link-faint">
                  <bdi>{line.buyer_name}</bdi> · {t('statement.tranche', { seq: line.seq })}
                </span>
                <PaperRows
                  rows={[
                    { name: t('statement.net_amount'), value: amount(line.net) },
                    { name: t('statement.vat_amount'), value: amount(line.vat) },
                    { name: t('statement.gross_amount'), value: amount(line.gross) },
                    { name: t('statement.expected_ewt'), value: amount(line.ewt) },
                  ]}
                />
              </li>
            ))}
          </ol>
        </section>
        {opened.memos.length > 0 && (
          <section>
            <h2>{t('statement.memos.title')}</h2>
            <PaperRows
              rows={opened.memos.map(memo => ({
                name: t(`statement.memos.${memo.status === 'voided' ? 'voided' : memo.kind}`, {
                  number: memo.number,
                  date: formats.date(memo.memo_on),
                }),
                value: amount(memo.kind === 'credit_memo' ? `-${memo.gross_amount}` : memo.gross_amount),
              }))}
            />
          </section>
        )}
        <SavePaperButton call="statement-pdf" token={token} name={number} />
        {(company.phone ?? company.email) && (
          <p className="link-faint">
            {t('statement.ask')} <Ltr>{[company.phone, company.email].filter(Boolean).join(' · ')}</Ltr>
          </p>
        )}
      </article>
      {opened.may.length > 0 && (
        <StatementAnswer key={opened.nonce} opened={opened} token={token} onAnswered={onAnswered} />
      )}
    </>
  )
}
