import { findBeginnings } from '../../languages/all-phrases.ts';
import { sideMatters, type SideMatter, type TopicKey } from '../language-pack/topic-words.ts';

/**
 * The matters in a text that sellers mention beside their product, such as delivery and installation. A sentence
 * about one matter answers no question about another matter or about the product.
 */
export function sideMattersIn(text: string): readonly SideMatter[] {
  return matters.filter(({ words }) => words.test(text)).map(({ key }) => key);
}

/** The matter that a topic is about. */
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
