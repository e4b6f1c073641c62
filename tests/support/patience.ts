import { configure } from '@testing-library/react'

/** The first test to open a page also waits for its part of the portal to be compiled. */
configure({ asyncUtilTimeout: 15_000 })
