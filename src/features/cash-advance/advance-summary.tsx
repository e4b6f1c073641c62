import { formatAmount } from '@contract/kernel/money'
import type { AdvanceStandingAnswer } from '@contract/modules/cash-advance/advance-answers'
import { useGetAdvanceStandingQuery } from '@/features/cash-advance/cash-advance.api'
import { LimitSteps } from '@/features/cash-advance/limit-steps'
import type { DocumentRow } from '@/shared/document/document-row'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PostingPreview } from '@/shared/posting/posting-preview'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { SignaturePicture } from '@/shared/signature/signature-picture'
import { Badge } from '@/shared/ui/badge'
import { Banner } from '@/shared/ui/banner'

/** Before these nothing is paid out, so what may safely be is still a question. */
const MEASURED: ReadonlySet<string> = new Set(['draft', 'pending', 'returned', 'approved', 'signed'])

/** What an advance is measured by, what is open of it, and what its release would post. */
export function AdvanceSummary({ row }: { row: DocumentRow }) {
  const t = usePhrases('cash-advance')
  const formats = useFormats()
  const { currentData: standing, ...answer } = useGetAdvanceStandingQuery(row.id)
  if (!standing) return <AnswerWait answer={answer} lines={3} />
  const { limit, is_within, posting, signed } = standing
  return (
    <>
      {row['is_overdue'] === true && (
        <Banner tone="danger" title={t('overdue')}>
          {t('overdue_text', {
            amount: formatAmount(row['balance']),
            date: formats.shortDate(String(row['liquidation_due'])),
          })}
        </Banner>
      )}
      {row['released_on'] !== null && <AdvanceFigures row={row} />}
      {MEASURED.has(row.status) && (
        <section className="form-stack">
          <h3 className="section-title cluster">
            {t('limit.title')}
            <Badge tone={is_within ? 'success' : 'warning'}>
              {t(is_within ? 'limit.within' : 'limit.beyond')}
            </Badge>
          </h3>
          {limit && <LimitSteps steps={limit.steps} />}
        </section>
      )}
      {posting.length > 0 && <PostingPreview lines={posting} />}
      {signed && <SignedAuthority signed={signed} />}
    </>
  )
}

type Authority = NonNullable<AdvanceStandingAnswer['signed']>

/** Word for word what was signed, by whom and when. */
function SignedAuthority({ signed }: { signed: Authority }) {
  const t = usePhrases('cash-advance')
  const words = usePhrases('signature')
  const formats = useFormats()
  const { text, signed_name, drawing, signed_at } = signed
  return (
    <details className="advance-limit">
      <summary>{t('authority.signed', { name: signed_name, date: formats.longDate(signed_at) })}</summary>
      <p className="advance-authority" dir="auto">
        {text}
      </p>
      <SignaturePicture drawing={drawing} label={words('picture')} />
    </details>
  )
}

/** What is open of an advance that was paid out, and by when it is to be settled. */
function AdvanceFigures({ row }: { row: DocumentRow }) {
  const t = usePhrases('cash-advance')
  const formats = useFormats()
  const figures = [
    [t('figures.balance'), formatAmount(row['balance'])],
    [t('figures.released'), formatAmount(row['amount'])],
    [t('figures.due'), formats.shortDate(String(row['liquidation_due']))],
  ] as const
  return (
    <dl className="advance-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Ltr>{value}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
