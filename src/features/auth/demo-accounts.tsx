import { useEffect, useState } from 'react'
import type { Credentials, PortalInfo } from '@contract/modules/auth/auth.calls'
import '@/features/auth/auth.scss'
import { http } from '@/shared/http/http'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type DemoAccountsProps = {
  isBusy: boolean
  onChoose: (credentials: Credentials) => Promise<boolean>
}

function roleName(role: string): string {
  return hasPhrase('auth', `roles.${role}`) ? phrase('auth', `roles.${role}`) : role
}

/** One press signs in as a role of the demo company; anywhere else there is nothing to see here. */
export function DemoAccounts({ isBusy, onChoose }: DemoAccountsProps) {
  const t = usePhrases('auth')
  const [demo, setDemo] = useState<PortalInfo['demo']>(null)

  useEffect(() => {
    const request = new AbortController()
    http
      .get<{ data: PortalInfo }>('/api/v1/portal', { anonymous: true, signal: request.signal })
      .then(answer => setDemo(answer.data.data.demo))
      // Signing in by hand works without.
      .catch(() => undefined)
    return () => request.abort()
  }, [])

  if (!demo) return null
  return (
    <section className="demo-accounts" aria-labelledby="demo-title">
      <h2 id="demo-title" className="demo-title">
        {t('demo.title')}
      </h2>
      <p className="text-muted small">{t('demo.text')}</p>
      <div className="cluster">
        {demo.accounts.map(({ email, role }) => (
          <Button
            key={email}
            size="sm"
            title={email}
            aria-disabled={isBusy || undefined}
            onClick={() => void onChoose({ email, password: demo.password })}
          >
            {roleName(role)}
          </Button>
        ))}
      </div>
    </section>
  )
}
