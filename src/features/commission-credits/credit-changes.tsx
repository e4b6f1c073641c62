import { usePreviewCreditQuery } from '@/features/commission-credits/credits.api'
import { useDebounced } from '@/shared/form/use-debounced'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { ShareChanges } from '@/shared/selling/share-changes'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Skeleton } from '@/shared/ui/skeleton'

type CreditQuestion = { sale_id: string; tranche_id: string; amount: string }
const FIGURES = ['net', 'vat', 'gross', 'unpaid', 'refund'] as const

/** What the credit memo will say, and what each share becomes, as one types. */
export function CreditChanges({ asked }: { asked: CreditQuestion | null }) {
  const t = usePhrases('commission-credits')
  const formats = useFormats()
  const settled = JSON.parse(useDebounced(asked && JSON.stringify(asked)) ?? 'null') as CreditQuestion | null
  const { sale_id = '', ...credit } = settled ?? { sale_id: '', tranche_id: '', amount: '' }
  const answer = usePreviewCreditQuery({ sale_id, credit }, { skip: settled === null })
  return (
    <section className="form-stack" aria-live="polite">
      <h3 className="section-title">{t('preview.title')}</h3>
      {settled ? (
        <Answer answer={answer} wait={<Skeleton lines={3} />}>
          {({ change }) =>
            change && (
              <>
                <DefinitionList
                  definitions={FIGURES.map(name => [
                    t(`preview.${name}`),
                    change[name] !== '0.00' && <Ltr key={name}>{formats.amount(change[name])}</Ltr>,
                  ])}
                />
                <ShareChanges changes={change.changes} />
              </>
            )
          }
        </Answer>
      ) : (
        <p className="text-muted mb-0">{t('preview.incomplete')}</p>
      )}
    </section>
  )
}
