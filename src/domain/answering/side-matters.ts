import { findBeginnings } from '../../languages/all-phrases.ts';
import { sideMatters, type SideMatter, type TopicKey } from '../language-pack/topic-words.ts';

/**
 * The matters of a text that sellers mention beside what they sell, such as delivery and installation. A sentence about
 * one of them answers nothing about another one, nor about the product.
 */
export function sideMattersIn(text: string): readonly SideMatter[] {
  return matters.filter(({ words }) => words.test(text)).map(({ key }) => key);
}

/** Which of them a topic is about itself. */
export function ownMatters(topicKey: TopicKey): readonly SideMatter[] {
  return mattersOfTopics[topicKey] ?? [];
}

const mattersOfTopics: Readonly<Partial<Record<TopicKey, readonly SideMatter[]>>> = {
  delivery_time: ['delivery'],
  delivery_area: ['delivery'],
  trial: ['trial'],
  warranty: ['warranty'],
  payment: ['payment'],
  contract: ['contract'],
  support: ['upkeep', 'phone'],
  onboarding: ['start', 'installation', 'training'],
  sample: ['sample'],
  opening_hours: ['phone', 'upkeep'],
  availability: ['delivery'],
};

const matters = sideMatters.map((key) => ({
  key,
  words: findBeginnings(({ topics }) => topics.sideMatters[key]),
}));
