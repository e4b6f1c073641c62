import type { OtherTabs } from '@/shared/session/other-tabs'

/** The line to the other tabs, once the portal has started; silent before, and in tests that have one tab. */
let tabs: Pick<OtherTabs, 'tellSignedIn' | 'tellSignedOut'> = {
  tellSignedIn: () => undefined,
  tellSignedOut: () => undefined,
}

export function connectTabs(given: typeof tabs): void {
  tabs = given
}

export const otherTabs = () => tabs
