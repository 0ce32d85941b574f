import { findFolded } from '../reply-text.ts';

/** What turns a verb of ending into its contrary, or into a thought about it. */
export const notAsked = findFolded(({ optOutContext }) => optOutContext.optOutGuards.notAsked);

/** Unsubscribing as a matter of trade. */
export const aboutOthers = findFolded(({ optOutContext }) => optOutContext.optOutGuards.aboutOthers);

/** Lists, systems and people of the writer's own house. */
export const ownHouse = findFolded(({ optOutContext }) => optOutContext.optOutGuards.ownHouse);

/** What mailings write at their end for all readers. */
export const inFooter = findFolded(({ optOutContext }) => optOutContext.optOutGuards.inFooter);

/** A prohibition until a time asks for patience, not for silence. */
export const untilThen = findFolded(({ optOutContext }) => optOutContext.optOutGuards.untilThen);

/** A prohibition of one way or address names another in the same breath. */
export const aboutAddress = findFolded(({ optOutContext }) => optOutContext.optOutGuards.aboutAddress);

/**
 * What a prohibition or an end can be about instead of contact with the writer: papers and wares, somebody else who is
 * written to, and people who go on with us in the same breath.
 */
export const otherMatter = findFolded(({ optOutContext }) => optOutContext.optOutGuards.otherMatter);

/**
 * What an end or a prohibition can be about where the writer goes on with us: a copy or a thread, somebody else of the
 * house, a demonstration, a trial, a version, a queue. A writer who means themselves as well is left to a person.
 */
export const otherObject = findFolded(({ optOutContext }) => optOutContext.optOutGuards.otherObject);
