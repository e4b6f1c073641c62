import type { SignedInUser } from '@contract/modules/auth/auth.commands'
import { partOfDay } from '@/features/dashboard/greeting'
import { OwnPlace } from '@/features/dashboard/own-place'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StreetScene } from '@/shared/ui/street-scene'

export type WelcomeProps = { user: SignedInUser }

export function Welcome({ user }: WelcomeProps) {
  const t = usePhrases('dashboard')
  const name = user.first_name || user.username
  return (
    <header className="welcome on-ink">
      <div className="welcome-words">
        <h1 className="welcome-title" tabIndex={-1} data-page-title>
          {t(`greeting.${partOfDay(new Date())}`, { name })}
        </h1>
        <OwnPlace />
      </div>
      <StreetScene className="welcome-scene" view="0 40 640 380" />
    </header>
  )
}
