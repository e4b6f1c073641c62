import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure, type StatementFigureProps } from '@/shared/statement/statement-figure'

export type PnlFigureProps = Pick<StatementFigureProps, 'amount' | 'how'> & {
  /** Of revenue; undefined where shares are not asked for. */
  share: string | null | undefined
}

export function PnlFigure({ share, ...figure }: PnlFigureProps) {
  const t = usePhrases('profit-and-loss')
  const shareText = (percent: string) => {
    const text = t('share_of', { figure: percent.replace('-', '') })
    return percent.startsWith('-') ? `(${text})` : text
  }
  return (
    <StatementFigure {...figure}>
      {share !== undefined && (
        <span className="pnl-share">{share === null ? '–' : <Ltr>{shareText(share)}</Ltr>}</span>
      )}
    </StatementFigure>
  )
}
