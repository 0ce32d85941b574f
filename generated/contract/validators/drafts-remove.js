// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateMessage, validateRunLeadId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateDraftsRemoveArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "leadId") || (key0 === "reason"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.leadId !== undefined){if(!(validateRunLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunLeadId.errors);errors = vErrors.length;}}
if(data.reason !== undefined){let data1 = data.reason;if(typeof data1 === "string"){if(ucs2length(data1) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateDraftsRemoveArguments.errors = vErrors;return errors === 0;}
validateDraftsRemoveArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateDraftsRemoveArguments as args,
  validateMessage as value,
};
