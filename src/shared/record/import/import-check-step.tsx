import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ImportErrors } from '@/shared/record/import/import-errors'
import { errorTable, groupErrors } from '@/shared/record/import/import-rows'
import type { Import } from '@/shared/record/import/use-import'
import type { FieldWords } from '@/shared/record/use-field-words'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Spinner } from '@/shared/ui/spinner'

export type ImportCheckStepProps = { state: Import; words: FieldWords }

/** What the server says to the rows, before any of them is written. */
export function ImportCheckStep({ state, words }: ImportCheckStepProps) {
  const t = usePhrases('import')
  const locale = useLocale()
  const { rows, answer, isBusy, headings, map } = state
  if (!answer) return isBusy ? <Spinner label={t('check.running', { count: rows.length })} /> : null

  const failed = new Set(answer.errors.map(({ row }) => row)).size
  const { unchanged = 0 } = answer
  const good = rows.length - failed - unchanged
  const handleDownload = async () => {
    const { saveTable } = await import('@/shared/record/import/save-table')
    const table = errorTable(headings, rows, answer.errors, {
      row: t('check.row'),
      error: t('check.error'),
      labelOf: words.label,
    })
    await saveTable({ name: t('check.file'), ...table, isRtl: locale === 'ar' }, 'csv')
  }

  return (
    <>
      {failed === 0 ? (
        <Banner tone="success" role="status">
          {t('check.good', { count: good })} {unchanged > 0 && t('check.unchanged', { count: unchanged })}
        </Banner>
      ) : (
        <>
          <Banner
            tone="warning"
            role="status"
            title={t('check.bad', { count: failed })}
            action={
              <Button size="sm" icon="download" onClick={() => void handleDownload()}>
                {t('check.download')}
              </Button>
            }
          >
            {t('check.good', { count: good })}{' '}
            {unchanged > 0 && `${t('check.unchanged', { count: unchanged })} `}
            {t('check.text')}
          </Banner>
          <ImportErrors
            groups={groupErrors(answer.errors)}
            labelOf={words.label}
            valueOf={(row, field) => {
              const column = map.indexOf(field)
              return column < 0 ? null : (rows[row]?.[column] ?? '')
            }}
            onFix={state.setCell}
          />
        </>
      )}
    </>
  )
}
