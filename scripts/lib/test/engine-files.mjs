// @ts-check
/** What starts, stops, fills or copies whole engines and processes: each of these files has a process of its own. */
export const ENGINE_FILES = [
  'tests/api/admin.test.ts',
  'tests/api/attacks/boot.test.ts',
  'tests/api/backup*.test.ts',
  'tests/api/embedded-*.test.ts',
  'tests/api/faults/*.test.ts',
]
