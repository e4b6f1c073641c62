import { Link } from 'react-router-dom'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

export type PnlFigureProps = {
  amount: string
  /** Of revenue; undefined where shares are not asked for. */
  share: string | null | undefined
  /** The entries that the figure is made of. */
  entries?: { to: string; label: string } | undefined
}

const NOUGHT = '0.00'

export function PnlFigure({ amount, share, entries }: PnlFigureProps) {
  const t = usePhrases('profit-and-loss')
  const figure = <Ltr>{useFormats().amount(amount)}</Ltr>
  const isNought = amount === NOUGHT
  const shareText = (percent: string) => {
    const text = t('share_of', { figure: percent.replace('-', '') })
    return percent.startsWith('-') ? `(${text})` : text
  }
  return (
    <td className={classNames('cell-figures', isNought && 'pnl-nought')}>
      {entries && !isNought ? (
        <Link to={entries.to} className="figure-link" title={entries.label}>
          {figure}
        </Link>
      ) : (
        figure
      )}
      {share !== undefined && (
        <span className="pnl-share">{share === null ? '–' : <Ltr>{shareText(share)}</Ltr>}</span>
      )}
    </td>
  )
}
