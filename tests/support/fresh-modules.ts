import { vi } from 'vitest'

/**
 * Test files of a process share what it has loaded of packages. What the portal itself holds in its modules (store,
 * session, phrases, the line to the server) is made anew for each file, as for a person who opens the portal.
 */
vi.resetModules()
