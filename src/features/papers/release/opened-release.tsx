import { formatAmount, pesoAmount } from '@contract/kernel/money'
import { PaperRows } from '@/features/papers/paper-rows'
import { ReleaseAnswer, type OpenedReleaseProps } from '@/features/papers/release/release-answer'
import { SavePaperButton } from '@/features/papers/save-paper-button'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

const stepText = (name: string, amount: string, isLess: boolean) =>
  name === 'net' ? pesoAmount(amount) : isLess ? `(${formatAmount(amount)})` : formatAmount(amount)

/** From gross to net, how and when; below it the two answers. */
export function OpenedReleaseView({ opened, token, onAnswered }: OpenedReleaseProps) {
  const t = usePhrases('papers')
  const formats = useFormats()
  const { answered, may_answer } = opened
  const params = { rate: String(Number(opened.ewt_rate)), what: opened.other_note }
  const standing = () => {
    if (answered?.problem)
      return {
        tone: 'warning',
        text: t('release.wrong_since', { date: formats.longDate(answered.at) }),
      } as const
    if (answered) return { tone: 'success', text: t('release.confirmed') } as const
    if (may_answer) return { tone: 'info', text: t('release.paid') } as const
    return { tone: 'success', text: t('release.acknowledged') } as const
  }
  const { tone, text } = standing()
  return (
    <>
      <article className="link-card paper">
        <header className="link-who">
          <p className="link-kind">
            <bdi>{opened.company_name}</bdi>
          </p>
          <h1 className="link-title" tabIndex={-1} data-page-title>
            {t('release.title')} <Ltr>{opened.number}</Ltr>
          </h1>
          <p className="link-faint">{t('release.for', { payee: opened.payee })}</p>
        </header>
        <Banner tone={tone} role="status">
          {text}
        </Banner>
        <PaperRows
          rows={[
            { name: t('release.paid_on'), value: formats.date(opened.paid_on) },
            { name: t('release.pay_mode'), value: t(`release.modes.${opened.pay_mode}`) },
            ...opened.steps.map(({ name, amount, isLess }) => ({
              name: t(`release.${name}`, params),
              value: <Ltr>{stepText(name, amount, isLess)}</Ltr>,
              isTotal: name === 'net',
            })),
          ]}
        />
        <SavePaperButton call="release-pdf" token={token} name={opened.number} />
      </article>
      {may_answer && <ReleaseAnswer opened={opened} token={token} onAnswered={onAnswered} />}
    </>
  )
}
