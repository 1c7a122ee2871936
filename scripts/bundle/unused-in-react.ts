import type { Unused } from './lean-code.ts'

/** The versions that this was looked at in (`docs/decisions/0033-react-without-what-is-not-used.md`). */
export const REACT_VERSION = '19.3.1'

/** What React has for others: the product has no page that was drawn by React on a server, and moves its pages by CSS alone. */
export const UNUSED_IN_REACT_DOM: Unused = {
  tags: [
    12, // Profiler
    18, // what a server has drawn
    19, // SuspenseList
    26, // title, meta, link and style, which go into the head
    27, // html, head and body
    30, // ViewTransition
    31, // Activity
  ],
  types: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  constants: {
    isHydrating: '!1',
    shouldStartViewTransition: '!1',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    pendingTransitionTypes: 'null',
  },
  fields: { dehydrated: 'null', isDehydrated: '!1' },
  members: [
    'FragmentInstance.prototype',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'ViewTransitionPseudoElement.prototype',
    'exports.hydrateRoot',
  ],
  properties: [
    'useActionState',
    'useCacheRefresh',
    'useFormState',
    'useHostTransitionStatus',
    'useMemoCache',
    'useOptimistic',
  ],
  functions: {
    ...answering('', [
      // What a server has drawn, and events that wait until it has come alive.
      'attemptExplicitHydrationTarget',
      'clearHydrationBoundary',
      'clearIfContinuousEvent',
      'commitActivityHydrationCallbacks',
      'commitSuspenseHydrationCallbacks',
      'hideOrUnhideDehydratedBoundary',
      'popToNextHostParent',
      'prepareToHydrateHostInstance',
      'queueHydrationError',
      'resetHydrationState',
      'retryIfBlockedOn',
      'throwOnHydrationMismatch',
      'updateDehydratedSuspenseComponent',
      // View transitions, and the pictures and style sheets that these wait for.
      'accumulateSuspenseyCommitOnFiber',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'flushAfterMutationEffects',
      'insertSuspendedStylesheets',
      'measureNestedViewTransitions',
      'onUnsuspend',
      'pushViewTransitionCancelableScope',
      'queueTransitionTypes',
      'recursivelyAccumulateSuspenseyCommit',
      'recursivelyTraverseAfterMutationEffects',
      'reportViewTransitionError',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'suspendInstance',
      'suspendResource',
      'trackEnterViewTransitions',
      // References to fragments.
      'addFragmentHandleToFiber',
      'addFragmentHandleToInstance',
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'deleteChildFromFragmentInstance',
      // Forms whose action is a function.
      'ensureFormComponentIsStateful',
      'extractEvents$1',
      'recursivelyResetForms',
      'startHostTransition',
      // What goes into the head, and what is announced there.
      'acquireResource',
      'commitHostSingletonAcquisition',
      'insertStylesheet',
      'mountHoistable',
      'preconnect',
      'preconnectAs',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadResource',
      'releaseSingletonInstance',
    ]),
    ...answering('return !1', [
      'isHostHoistableType',
      'isSingletonScope',
      'isSuspenseInstanceFallback',
      'isSuspenseInstancePending',
      'maySuspendCommit',
      'popHydrationState',
      'queueIfContinuousEvent',
    ]),
    ...answering('return null', [
      'claimQueuedTransitionTypes',
      'getActivityInstanceFromFiber',
      'getResource',
      'getSuspenseInstanceFromFiber',
      'upgradeHydrationErrorsToRecoverable',
      'waitForCommitToBeReady',
    ]),
    // Where in the tree an error happened: no report of the product says it.
    ...answering('return ""', ['getStackByFiberInDevAndProd']),
  },
}

/** What nobody may ask React for, by the package that would have it. */
export const UNUSED_NAMES: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Activity',
    'Profiler',
    'ViewTransition',
    'addTransitionType',
    'useActionState',
    'useOptimistic',
    'unstable_useCacheRefresh',
  ],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ],
  'react-dom/client': ['hydrateRoot'],
}

function answering(answer: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, answer]))
}
