import { total } from '@contract/kernel/parts'
import { moneyText, parseMoney } from '@contract/kernel/money'
import type { ReleaseLine, ReleaseBar } from '@contract/modules/commission/release-line'
import type { Release } from '@contract/modules/commission/release.document'
import { useChoices } from '@/features/releases/use-choices'
import { useLineColumns } from '@/features/releases/use-line-columns'
import { usePickWords } from '@/features/releases/use-pick-words'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Banner } from '@/shared/ui/banner'
import { Skeleton } from '@/shared/ui/skeleton'
import { PickTable } from '@/shared/ui/pick-table'

/** Those of a draft that is changed are its own: nobody else may choose them meanwhile. */
const withOwn = (open: readonly ReleaseLine[], own: readonly ReleaseLine[]): ReleaseLine[] => [
  ...open,
  ...own.filter(({ share_id }) => !open.some(line => line.share_id === share_id)),
]

/** Commissions of a payee that may be released; all of them unless some are taken off. */
export function ShareControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('releases')
  const words = usePickWords()
  const formats = useFormats()
  const columns = useLineColumns()
  const { isAsked, values, answer } = useChoices({ form, row })
  if (!isAsked) return <p className="text-muted">{t('lines.choose_first')}</p>
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ lines: open, bars }) => {
        const lines = withOwn(open, (row as Release | null)?.lines ?? [])
        const ids = lines.map(({ share_id }) => share_id)
        const selected = (values[name] as string[] | null | undefined) ?? ids
        const chosen = lines.filter(({ share_id }) => selected.includes(share_id))
        const gross = moneyText(total(chosen.map(({ amount }) => parseMoney(amount))))
        const change = (next: string[]) =>
          form.fields.setValue(name, next.length === ids.length ? null : next, { shouldDirty: true })
        return (
          <div className="form-stack">
            <BarNote bars={bars} />
            {lines.length === 0 ? (
              <p>{t('lines.nothing')}</p>
            ) : (
              <>
                <PickTable
                  caption={t('lines.caption')}
                  words={words}
                  columns={columns}
                  rows={lines}
                  idOf={({ share_id }) => share_id}
                  nameOf={({ sale_no, seq }) => t('lines.one', { sale: sale_no, seq })}
                  selected={selected}
                  onChange={change}
                />
                <p className="mb-0">
                  {t('lines.gross')} <strong>{<Ltr>{formats.amount(gross)}</Ltr>}</strong>
                </p>
              </>
            )}
          </div>
        )
      }}
    </Answer>
  )
}

/** Why a payee cannot be paid now; a draft can be made all the same. */
function BarNote({ bars }: { bars: readonly ReleaseBar[] }) {
  const t = usePhrases('releases')
  if (bars.length === 0) return null
  return (
    <Banner tone="warning" title={t('bars.title')}>
      {bars.map(bar => t(`bars.${bar}`)).join(' ')}
    </Banner>
  )
}
