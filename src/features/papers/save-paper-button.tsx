import { useState } from 'react'
import { savePaper } from '@/features/papers/paper-calls'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type SavePaperButtonProps = { call: string; token: string; name: string }

export function SavePaperButton({ call, token, name }: SavePaperButtonProps) {
  const t = usePhrases('papers')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const save = async () => {
    setBusy(true)
    setProblem('')
    try {
      await savePaper(call, token, `${name}.pdf`)
    } catch (error) {
      setProblem(toApiFailure(error).message)
    }
    setBusy(false)
  }
  return (
    <>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button size="lg" block icon="download" busy={isBusy} onClick={() => void save()}>
        {t('pdf')}
      </Button>
    </>
  )
}
