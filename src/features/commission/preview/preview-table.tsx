import type { ReactNode } from 'react'
import { moneyText, type Centavos } from '@contract/kernel/money'
import type { SchemePreview } from '@contract/modules/commission/scheme-preview.rules'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type PreviewTableProps = { preview: SchemePreview }

type Line = { key: string; label: ReactNode; total: ReactNode; parts: readonly ReactNode[] }

/** Each seller with the tranches that add up to what is theirs; every column adds up as well. */
export function PreviewTable({ preview }: PreviewTableProps) {
  const t = usePhrases('commission')
  const selling = usePhrases('selling')
  const formats = useFormats()
  const { tranches, sellers, scheme } = preview
  const amount = (centavos: Centavos) => <Ltr>{formats.amount(moneyText(centavos))}</Ltr>
  const named = (level: string) => sellers.filter(seller => seller.level === level).length > 1
  const rows: Line[] = [
    {
      key: 'opens',
      label: t('preview.opens'),
      total: '–',
      parts: tranches.map(({ trigger_amount }) => amount(trigger_amount)),
    },
    {
      key: 'expected',
      label: t('preview.expected'),
      total: '–',
      parts: tranches.map(({ expected_on }) => (expected_on ? formats.shortDate(expected_on) : '–')),
    },
    ...sellers.map(seller => ({
      key: seller.id,
      label: named(seller.level)
        ? t('preview.seller', { level: selling(`levels.${seller.level}`), number: seller.name })
        : selling(`levels.${seller.level}`),
      total: amount(seller.amount),
      parts: tranches.map(tranche =>
        amount(tranche.sellers.find(({ id }) => id === seller.id)?.amount ?? 0n),
      ),
    })),
    {
      key: 'company',
      label: t('levels.company'),
      total: amount(preview.company),
      parts: tranches.map(({ company }) => amount(company)),
    },
    {
      key: 'gross',
      label: <strong>{t('levels.gross')}</strong>,
      total: <strong>{amount(preview.gross)}</strong>,
      parts: tranches.map(({ gross }) => amount(gross)),
    },
  ]
  const columns: TableColumn<Line>[] = [
    { key: 'who', header: t('levels.who'), rowHeader: true, cell: ({ label }) => label },
    { key: 'total', header: t('preview.total'), figures: true, cell: ({ total }) => total },
    ...scheme.tranches.map(({ seq, name }, index) => ({
      key: String(seq),
      header: name ?? t('tranches.number', { number: seq }),
      figures: true,
      cell: ({ parts }: Line) => parts[index],
    })),
  ]
  return (
    <div className="scheme-wide">
      <Table caption={t('preview.title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </div>
  )
}
