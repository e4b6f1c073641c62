import { useEffect, useState } from 'react'
import type { VerifiedDocument } from '@contract/kernel/document-seal'
import { callPaper } from '@/features/papers/paper-calls'
import { VerifiedView } from '@/features/papers/verify/verified-view'
import '@/features/papers/papers.scss'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Spinner } from '@/shared/ui/spinner'

type Check =
  | { kind: 'asked' }
  | { kind: 'known'; document: VerifiedDocument }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

async function check(code: string): Promise<Check> {
  try {
    return { kind: 'known', document: await callPaper<VerifiedDocument>('verify', { code }) }
  } catch (error) {
    const failure = toApiFailure(error)
    const isUnknown = failure.code === 'link_unknown' || failure.code === 'malformed'
    return isUnknown ? { kind: 'unknown' } : { kind: 'failed', message: failure.message }
  }
}

/** Whoever scans the code of a paper hears at once whether it is ours and still stands; it is no secret and no answer. */
export function VerifyPage({ token: code }: { token: string }) {
  const t = usePhrases('papers')
  const [state, setState] = useState<Check>({ kind: 'asked' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isLeft = false
    void check(code).then(found => {
      if (!isLeft) setState(found)
    })
    return () => {
      isLeft = true
    }
  }, [code, tries])

  if (state.kind === 'known') return <VerifiedView document={state.document} />
  if (state.kind === 'asked')
    return (
      <section className="link-card link-closed" aria-busy>
        <h1 className="link-title">{t('verify.title')}</h1>
        <p role="status">
          <Spinner /> {t('verify.loading')}
        </p>
      </section>
    )
  return (
    <section className="link-card link-closed" role="alert">
      <h1 className="link-title">{t(state.kind === 'unknown' ? 'verify.unknown' : 'verify.title')}</h1>
      <p>{state.kind === 'unknown' ? t('verify.unknown_text') : state.message}</p>
      {state.kind === 'failed' && (
        <Button variant="primary" size="lg" block onClick={() => setTries(tries + 1)}>
          {t('closed.again')}
        </Button>
      )}
    </section>
  )
}
