// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateContentHash, validateMessage, validateMessageId, validateTriggerId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateMessagesSwapTriggerArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"});errors++;}
if(data.contentHash === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentHash"},message:"must have required property '"+"contentHash"+"'"});errors++;}
if(data.triggerId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggerId"},message:"must have required property '"+"triggerId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "messageId") || (key0 === "contentHash")) || (key0 === "triggerId"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.messageId !== undefined){if(!(validateMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateMessageId.errors);errors = vErrors.length;}}
if(data.contentHash !== undefined){if(!(validateContentHash(data.contentHash, {instancePath:instancePath+"/contentHash",parentData:data,parentDataProperty:"contentHash",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateContentHash.errors);errors = vErrors.length;}}
if(data.triggerId !== undefined){if(!(validateTriggerId(data.triggerId, {instancePath:instancePath+"/triggerId",parentData:data,parentDataProperty:"triggerId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateTriggerId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMessagesSwapTriggerArguments.errors = vErrors;return errors === 0;}
validateMessagesSwapTriggerArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMessagesSwapTriggerArguments as args,
  validateMessage as value,
};
